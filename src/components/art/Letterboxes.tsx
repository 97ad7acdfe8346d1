const columns = [70, 136, 202, 268]
const rows = [34, 103, 172]

/** A wall of letterboxes in a hallway, all empty. */
export function Letterboxes() {
	return (
		<svg viewBox="0 0 400 280" aria-hidden="true">
			<path fill="var(--wall)" d="M0 0H400V280H0z" />
			<path fill="var(--plinth)" d="M0 246H400V280H0z" />
			<path fill="var(--paint)" d="M58 22H342V246H58z" />
			{rows.flatMap((y) =>
				columns.map((x) => (
					<g key={`${x} ${y}`}>
						<path fill="var(--blind)" d={`M${x} ${y}h58v61h-58z`} />
						<path fill="var(--glass)" d={`M${x + 12} ${y + 14}h34v6h-34z`} />
						<path fill="var(--paint)" d={`M${x + 20} ${y + 38}h18v8h-18z`} />
					</g>
				)),
			)}
		</svg>
	)
}
