import type { Letter } from '#contract/letter.ts'

/**
 * The address of a letter in the panel: its draft, or its progress.
 *
 * @example letterPath({ id: '0196', state: 'draft' }) // '/waitlist/cartas/borrador?id=0196'
 */
export function letterPath({ id, state }: Pick<Letter, 'id' | 'state'>): string {
	const place = state === 'draft' ? 'borrador' : 'carta'
	return `/waitlist/cartas/${place}?${new URLSearchParams({ id })}`
}
