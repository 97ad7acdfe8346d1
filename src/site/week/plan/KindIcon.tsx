import type { EventKind } from '#site/week/rules/estimates.ts'

type Props = { kind: EventKind | 'start' }

/** The pictogram of a kind of event, from `WeekSymbols`. Decorative: its name is beside it or in the button's name. */
export function KindIcon({ kind }: Props) {
	return (
		<svg width="28" height="28" aria-hidden="true">
			<use href={`#kind-${kind}`} />
		</svg>
	)
}
