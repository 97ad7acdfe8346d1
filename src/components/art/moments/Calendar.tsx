/** A wall calendar of five days with room in it. */
export function Calendar() {
	return (
		<svg viewBox="0 0 340 300" aria-hidden="true">
			<g stroke="var(--line)" strokeWidth="2.5">
				<path fill="var(--paint)" d="M20 22H320V300H20z" />
				<path fill="var(--wall)" d="M20 22H320V74H20z" />
			</g>
			<path
				stroke="var(--line)"
				strokeWidth="1.5"
				opacity=".35"
				d="M80 74V300M140 74V300M200 74V300M260 74V300"
			/>
			<path
				fill="var(--blind)"
				d="M26 92H74V122H26zM146 104H194V134H146zM206 92H254V110H206zM26 190H74V206H26zM266 150H314V166H266z"
			/>
			<path fill="var(--slat)" d="M86 142H134V172H86zM206 236H254V262H206z" />
			<path
				fill="var(--paint)"
				opacity=".7"
				d="M70 40h10v16H70zM130 40h10v16h-10zM190 40h10v16h-10zM250 40h10v16h-10z"
			/>
			<path fill="var(--line)" d="M76 8h8v28h-8zM256 8h8v28h-8z" />
		</svg>
	)
}
