/**
 * The arrow of a slider pin, to cut out, in millimetres. Its tab goes through the slot and is folded up behind the
 * pin; at 18 mm wide, it remains behind the pin at both ends of the slot.
 */
export function SliderArrow({ tab }: { tab: string }) {
	return (
		<svg viewBox="-.5 -.5 25 27" aria-hidden="true">
			<path fill="none" stroke="#000" strokeWidth=".3" d="M12 0l5 6h-2.5v6H21v14H3V12h6.5V6H7z" />
			<path fill="none" stroke="#000" strokeWidth=".4" strokeDasharray=".4 1.2" d="M7 10h10" />
			<text
				x="12"
				y="20.5"
				fontFamily="Ysabeau, sans-serif"
				fontSize="4"
				textAnchor="middle"
				fill="#000"
			>
				{tab}
			</text>
		</svg>
	)
}
