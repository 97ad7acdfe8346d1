/** A shape found in an exported calendar. The events are rewritten, with made-up people and titles. */
export type Shape = {
	/** The program that wrote the calendar, according to the source. */
	readonly program: string
	/** Where the shape was reported: a repository and the number of the thread. */
	readonly source: string
	/** Its deviation from common calendars. */
	readonly odd: string
	/** The calendar's lines between BEGIN:VCALENDAR and END:VCALENDAR. */
	readonly text: string
	/** The entries that a visitor in Berlin sees, such as "2026-11-23 09:00 30 Title", with the length in minutes. */
	readonly seen: readonly string[]
	readonly isCall?: true
	/** Number of unreadable events. */
	readonly leftOut?: number
}

/**
 * The lines of a calendar, without the indentation of the module in which they are written. Backslashes stand for
 * themselves.
 *
 * @example lines`
 *     BEGIN:VEVENT
 *     END:VEVENT` // 'BEGIN:VEVENT\nEND:VEVENT'
 */
export function lines(template: TemplateStringsArray): string {
	const [, ...written] = String.raw(template).split('\n')
	const first = written.find((line) => line !== '') ?? ''
	const indentation = first.search(/[^\t]/)
	return written.map((line) => line.slice(indentation)).join('\n')
}
