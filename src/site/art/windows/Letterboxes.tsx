const columns = [70, 136, 202, 268]
const rows = [34, 103, 172]
/** Position of the visitor's box. */
const own = { x: 202, y: 103 }

/** A wall of letterboxes in a hallway. The visitor's is open, lit and holds a letter, or all are closed. */
export function Letterboxes({ isOpen = false }: { isOpen?: boolean }) {
	const closed = rows
		.flatMap((y) => columns.map((x) => ({ x, y })))
		.filter(({ x, y }) => !isOpen || x !== own.x || y !== own.y)
	return (
		<svg viewBox="0 0 400 280" aria-hidden="true">
			<path fill="var(--wall)" d="M0 0H400V280H0z" />
			<path fill="var(--plinth)" d="M0 246H400V280H0z" />
			<path fill="var(--paint)" d="M58 22H342V246H58z" />
			{closed.map(({ x, y }) => (
				<g key={`${x} ${y}`}>
					<path fill="var(--blind)" d={`M${x} ${y}h58v61h-58z`} />
					<path fill="var(--glass)" d={`M${x + 12} ${y + 14}h34v6h-34z`} />
					<path fill="var(--paint)" d={`M${x + 20} ${y + 38}h18v8h-18z`} />
				</g>
			))}
			{isOpen && (
				<>
					<path fill="url(#paint-light)" d="M202 103h58v61h-58z" />
					<path fill="var(--glass)" d="M202 158h58v6h-58z" />
					<path
						fill="var(--on-wall)"
						stroke="var(--line)"
						strokeWidth="2"
						d="M210 128h42v30h-42zM210 128l21 17 21-17"
					/>
					<path fill="var(--slat)" d="M202 103l-26 12v61l26-12z" />
					<path fill="var(--glass)" d="M196 122l-14 6.5v6l14-6.5z" />
				</>
			)}
		</svg>
	)
}
