type Props = {
	windows: number
	/**
	 * Number of lit windows, from the left. The window after them has its blind half up. Without a number all windows are
	 * dark.
	 */
	lit?: number
}

/** Decorative: the counter states the progress in words. */
export function QuizWindows({ windows, lit = -1 }: Props) {
	return Array.from({ length: windows }, (_, index) => (
		<svg key={index} viewBox="0 0 52 95" aria-hidden="true" data-now={index === lit || undefined}>
			<path fill="var(--paint)" d="M3 0H49V87H52V93H0V87H3z" />
			<path fill="var(--blind)" d="M8 5H44V81H8z" />
			{index < lit ? (
				<path fill="url(#paint-light)" d="M8 5H44V81H8z" />
			) : (
				<path stroke="var(--slat)" strokeWidth="1.5" d={slats} />
			)}
			{index === lit && <path fill="var(--glass)" d="M8 43H44V81H8z" />}
			<path stroke="var(--paint)" strokeWidth="2.5" d="M26 5V81M8 35H44" />
		</svg>
	))
}

const slats = `M8 3${'m0 8h36m-36 0'.repeat(9)}`
