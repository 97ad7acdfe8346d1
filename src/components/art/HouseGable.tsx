/** The roof of the house in section, with a chimney and a lit round window. */
export function HouseGable() {
	return (
		<svg viewBox="0 0 520 206" aria-hidden="true">
			<path fill="var(--beam)" d="M116 140V18h-8V9h58v9h-8v91z" />
			<path fill="var(--wall)" d="M260 22 508 206H12z" />
			<path fill="var(--beam)" d="M260 8 520 202v4H498L260 30 22 206H0v-4z" />
			<circle fill="var(--beam)" cx="260" cy="138" r="28" />
			<circle fill="var(--lamp)" cx="260" cy="138" r="21" />
			<path fill="var(--beam)" d="M258.5 116h3v44h-3zM238 136.5h44v3h-44z" />
		</svg>
	)
}
