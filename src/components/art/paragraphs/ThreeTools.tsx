/** A mirror, a clock and a pair of scales on a board. */
export function ThreeTools() {
	return (
		<>
			<path fill="var(--wall)" d="M0 0H900V330H0z" />
			<path fill="var(--blind)" d="M40 28H860V302H40z" />
			<path
				stroke="var(--slat)"
				strokeWidth="7"
				strokeLinecap="round"
				strokeDasharray="0 41"
				d="M66 52H850M66 93H850M66 134H850M66 175H850M66 216H850M66 257H850M66 286"
			/>
			<path fill="var(--line)" d="M160 52h14v22h-14zM430 52h14v22h-14zM696 44h14v22h-14z" />
			<path fill="var(--wall)" d="M157 190h20v78h-20z" />
			<ellipse fill="var(--wall)" cx="167" cy="134" rx="62" ry="70" />
			<ellipse fill="var(--paint)" cx="167" cy="134" rx="50" ry="58" />
			<path
				fill="var(--on-wall-soft)"
				opacity=".5"
				d="M132 148 178 84l14 8-52 72zM158 170l40-56 6 10-36 54z"
			/>
			<circle fill="var(--line)" cx="437" cy="160" r="92" />
			<circle fill="var(--paint)" cx="437" cy="160" r="78" />
			<g stroke="var(--line)" strokeLinecap="round">
				<path strokeWidth="4" d="M437 92v12M437 216v12M505 160h-12M369 160h12" />
				<path strokeWidth="7" d="M437 160 437 116M437 160 472 180" />
			</g>
			<path fill="var(--line)" d="M698 62h10v196h-10zM662 258h82v14h-82zM594 98h218v8H594z" />
			<path
				fill="none"
				stroke="var(--line)"
				strokeWidth="3"
				d="M604 102 570 196M604 102 638 196M802 102 768 196M802 102 836 196"
			/>
			<path
				fill="var(--paint)"
				d="M560 194H648C644 216 628 226 604 226S564 216 560 194zM758 194H846C842 216 826 226 802 226S762 216 758 194z"
			/>
			<path fill="var(--lamp)" d="M586 154H622V194H586z" />
			<path fill="var(--wall)" d="M778 170H826V194H778zM788 150H816V170H788z" />
		</>
	)
}
