type Props = { name: 'plus' | 'link' | 'calendar' | 'picture' | 'print' }

/** A line drawing of `WeekSymbols`, decorative. */
export function LineIcon({ name }: Props) {
	return (
		<svg width="24" height="24" aria-hidden="true">
			<use href={`#line-${name}`} />
		</svg>
	)
}
