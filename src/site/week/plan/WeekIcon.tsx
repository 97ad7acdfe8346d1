import type { EventKind } from '#site/week/rules/estimates.ts'

type Props = {
	name: `kind-${EventKind | 'start'}` | `line-${'plus' | 'link' | 'calendar' | 'picture' | 'print'}`
}

/**
 * A drawing of `WeekSymbols`. It is decorative, because its name is written beside it or is in the button's accessible
 * name.
 */
export function WeekIcon({ name }: Props) {
	const size = name.startsWith('kind') ? 28 : 24
	return (
		<svg width={size} height={size} aria-hidden="true">
			<use href={`#${name}`} />
		</svg>
	)
}
