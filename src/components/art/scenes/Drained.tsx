/** A dark hall with a line of light under a closed door. */
export function Drained() {
	return (
		<>
			<path fill="var(--glass)" d="M-2000-2000H2400V300H-2000z" />
			<path fill="var(--plinth)" d="M-2000 240H2400V300H-2000z" />
			<path
				fill="var(--wall)"
				opacity=".75"
				d="M128 20H272V240H128zM28 84h72v7H28zM312 170h62v7h-62z"
			/>
			<path fill="var(--plinth)" d="M138 30H262V240H138z" />
			<path
				fill="var(--glass)"
				d="M154 48H196V122H154zM204 48H246V122H204zM154 142H196V222H154zM204 142H246V222H204z"
			/>
			<path
				fill="var(--wall)"
				opacity=".5"
				d="M44 91h4v10c14 3 21 10 24 24l7 46-11 2-6-30 4 56H26l4-56-6 30-11-2 7-46c3-14 10-21 24-24zM86 91h4v62c0 10-14 10-14 0h4c0 5 6 5 6 0zM318 177h5v63h-5zM363 177h5v63h-5zM326 170c0-4 4-5 15-5v-25h-19l8-26h26l8 26h-19v25c11 0 15 1 15 5z"
			/>
			<circle fill="var(--lamp)" opacity=".6" cx="252" cy="134" r="3.5" />
			<path fill="var(--lamp)" d="M138 235H262V240H138z" />
			<path fill="var(--lamp)" opacity=".32" d="M138 240H262L296 268H104z" />
			<path
				fill="var(--glass)"
				d="M196 256c-1-7 1-11 7-12 2 4 5 5 9 6 9 1 13 3 14 8v2h-30zM236 260c-1-7 1-11 7-12 2 4 5 5 9 6 9 1 13 3 14 8v2h-30z"
			/>
		</>
	)
}
