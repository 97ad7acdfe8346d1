/** A window tilted inwards at the top, beside one with its box of geraniums; a box hangs below each. */
export function Geraniums() {
	return (
		<>
			<path fill="var(--glass)" d="M10 6H110V26H10z" />
			<path
				fill="var(--paint)"
				fillRule="evenodd"
				d="M20 22H100L112 212H8zM27 31L18 204H102L93 31z"
			/>
			<path fill="var(--paint)" d="M58.5 31h3V204h-3zM5 0H115V8H5z" />
			<path fill="none" stroke="var(--paint)" strokeWidth="2" d="M12 8 20 24M108 8l-8 16" />
			<Box x={0} />
			<Box x={150} />
		</>
	)
}

/** A box on the sill of the window at `x`, low enough for its light. */
function Box({ x }: { x: number }) {
	return (
		<g transform={`translate(${x} 78)scale(1 .65)`}>
			<path
				fill="var(--blind)"
				d="M2 204c-5-10 4-17 11-13 1-10 13-11 17-4 4-8 15-8 18 0 4-9 17-9 21-1 5-8 17-7 19 1 5-7 15-5 16 2 8-3 15 1 13 8 5 0 7 5 4 10 1 9-8 8-10 1H10c-3 8-10 5-8-4z"
			/>
			<path
				fill="var(--slat)"
				d="M14 198a5 5 0 1110 0 5 5 0 11-10 0M52 197a5 5 0 1110 0 5 5 0 11-10 0M84 199a5 5 0 1110 0 5 5 0 11-10 0"
			/>
			<path
				fill="var(--paint)"
				d="M10 187a5 5 0 1110 0 5 5 0 11-10 0M17 183a5 5 0 1110 0 5 5 0 11-10 0M18 191a5 5 0 1110 0 5 5 0 11-10 0M42 183a5 5 0 1110 0 5 5 0 11-10 0M49 179a5 5 0 1110 0 5 5 0 11-10 0M51 187a5 5 0 1110 0 5 5 0 11-10 0M78 184a5 5 0 1110 0 5 5 0 11-10 0M85 180a5 5 0 1110 0 5 5 0 11-10 0M86 189a5 5 0 1110 0 5 5 0 11-10 0M103 192a5 5 0 1110 0 5 5 0 11-10 0M34 193a4 4 0 118 0 4 4 0 11-8 0M70 194a4 4 0 118 0 4 4 0 11-8 0"
			/>
			<path fill="var(--line)" d="M-1 205H121L117 222H3z" />
			<path stroke="var(--wall)" strokeWidth="1.5" d="M3 210H117" />
		</g>
	)
}
