import { useQuery } from '@tanstack/react-query'
import type { Letter } from '#contract/letter.ts'
import { isReadyToSend, type LetterCheck } from '#domain/letters/letter-checks.ts'
import { isSenderDistrusted } from '#domain/letters/refusals.ts'
import { checksQuery } from './letters-api.ts'

const dnsChecks = ['spf', 'dkim', 'dmarc']

export type SenderCheck = {
	/** The records that decide whether the sender is trusted; null until looked up. */
	readonly checks: readonly LetterCheck[] | null
	readonly status: 'loading' | 'ready' | 'failed'
	readonly arePassed: boolean
	readonly repeat: () => void
}

/** Looks up the sender's DNS records if they have paused a letter; null for other letters. */
export function useSenderCheck({ id, state, pause_code }: Letter): SenderCheck | null {
	const isNeeded = state === 'paused' && pause_code !== null && isSenderDistrusted(pause_code)
	const { data, isFetching, isError, refetch } = useQuery({ ...checksQuery(id), enabled: isNeeded })
	if (!isNeeded) return null
	const checks = data?.filter(({ name }) => dnsChecks.includes(name)) ?? null
	const status = isFetching ? 'loading' : isError ? 'failed' : 'ready'
	return {
		checks,
		status,
		arePassed: status === 'ready' && checks !== null && isReadyToSend(checks),
		repeat: () => void refetch(),
	}
}
