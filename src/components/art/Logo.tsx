/** The logo: a window whose lower half is lit. The favicon is the same drawing. */
export function Logo() {
	return (
		<svg viewBox="0 0 18 25" aria-hidden="true">
			<path fill="currentColor" d="M0 0H18V25H0z" />
			<path fill="var(--lamp)" d="M2.5 11H15.5V22.5H2.5z" />
			<path fill="currentColor" d="M8.25 0h1.5v25h-1.5z" />
		</svg>
	)
}
