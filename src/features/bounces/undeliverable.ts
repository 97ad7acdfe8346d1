import { bounceKind } from './rules/bounce-kind.ts'
import { iso } from '#platform/db/context.ts'
import type { Transaction } from '#platform/db/tables.ts'

/**
 * Marks an address as undeliverable since `at`, in milliseconds since 1970, unless it was confirmed after that time.
 */
export async function markUndeliverable(
	transaction: Transaction,
	{ personId, at }: { readonly personId: string; readonly at: number },
): Promise<void> {
	await transaction
		.updateTable('waitlist_emails')
		.set({ undeliverable_at: iso(at) })
		.where('waitlist_emails.id', '=', personId)
		.where('undeliverable_at', 'is', null)
		.where((row) => row.or([row('confirmed_at', 'is', null), row('confirmed_at', '<', iso(at))]))
		.execute()
}

/**
 * Whether a refusal means that the address cannot receive mail. Decides by the codes alone, because the server's text
 * is not stored.
 */
export function isHardRefusal(code: string): boolean {
	return bounceKind({ codes: code.split(' '), text: '' }) === 'hard'
}
