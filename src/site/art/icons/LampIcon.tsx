/** A table lamp, the icon of the theme toggle. */
export function LampIcon() {
	return (
		<svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
			<path d="M4.5 10.5 7.25 3h5.5l2.75 7.5z" />
			<path d="M10 10.5v6.5M6.5 17h7" />
		</svg>
	)
}
