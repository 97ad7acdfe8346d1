/** A bricked-up window with one lit brick. */
export function NotFound(props: React.SVGProps<SVGSVGElement>) {
	return (
		<svg viewBox="0 0 400 300" {...props}>
			<path fill="var(--wall)" d="M0 0H400V300H0z" />
			<path fill="var(--plinth)" d="M0 268H400V300H0z" />
			<path fill="var(--paint)" d="M118 38H282V221H294V235H106V221H118z" />
			<path fill="var(--glass)" d="M130 50H270V221H130z" />
			<path
				fill="var(--blind)"
				d={
					courses(0, 'h40v15h-40zm44 0h44v15h-44zm48 0h44v15h-44z') +
					courses(1, 'h18v15h-18zm22 0h44v15h-44zm48 0h44v15h-44zm48 0h18v15h-18z')
				}
			/>
			<path fill="var(--lamp)" d="M224 128h44v15h-44z" />
		</svg>
	)
}

/** Every second course of bricks, starting with course `first`. */
function courses(first: number, bricks: string): string {
	const rows = [0, 2, 4, 6, 8].map((row) => row + first).filter((row) => row < 9)
	return rows.map((row) => `M132 ${52 + 19 * row}${bricks}`).join('')
}
