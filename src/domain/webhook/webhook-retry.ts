import { retentionMs } from '#domain/retention/retention.ts'

const minuteMs = 60_000
const longestDelayMs = 4 * 60 * minuteMs

/** With the jitter, four hours and 48 minutes. */
export const longestWebhookDelayMs = longestDelayMs * 1.2

/**
 * The time of the next attempt to deliver an event, in milliseconds since 1970. The delay is one minute after the first
 * failure, doubles each time up to four hours, and has up to 20 percent of jitter.
 *
 * @param attempts attempts so far, at least 1
 * @param happenedAt when the event happened, in milliseconds since 1970
 * @param now in milliseconds since 1970
 * @param random 0 to 1, the share of the jitter
 * @returns null if the next attempt would be more than three days after the event
 * @example nextWebhookAttemptAt(1, 0, 0, 0) // 60_000
 */
export function nextWebhookAttemptAt(
	attempts: number,
	happenedAt: number,
	now: number,
	random: number,
): number | null {
	const delayMs = Math.min(minuteMs * 2 ** (attempts - 1), longestDelayMs)
	const next = now + Math.round(delayMs * (1 + random / 5))
	return next - happenedAt > retentionMs.webhook ? null : next
}
