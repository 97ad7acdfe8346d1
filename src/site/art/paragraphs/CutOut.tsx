const rounds = [0, 1, 2].flatMap((row) => [0, 1, 2, 3].map((column) => [column, row] as const))
const colours = ['wall', 'slat', 'room', 'blind']

/** A sheet of round badges on a cutting mat, one of them cut out, with scissors, a pin and tape. */
export function CutOut(props: React.SVGProps<SVGSVGElement>) {
	return (
		<svg {...props}>
			<path fill="var(--wall)" d="M0 0H900V330H0z" />
			<path fill="var(--blind)" d="M36 24H864V306H36z" />
			<path
				stroke="var(--slat)"
				strokeWidth="2"
				d="M36 71H864M36 118H864M36 165H864M36 212H864M36 259H864M83 24V306M130 24V306M177 24V306M224 24V306M271 24V306M318 24V306M365 24V306M412 24V306M459 24V306M506 24V306M553 24V306M600 24V306M647 24V306M694 24V306M741 24V306M788 24V306M835 24V306"
			/>
			<path fill="var(--paint)" d="M100 44H424V286H100z" />
			{rounds.map(([column, row]) => {
				const isCut = column === 2 && row === 1
				return (
					<circle
						key={`${column} ${row}`}
						fill={isCut ? 'var(--blind)' : `var(--${colours[(column + 2 * row) % 4]})`}
						stroke="var(--line)"
						strokeWidth="2"
						cx={146 + 78 * column}
						cy={88 + 77 * row}
						r="32"
					/>
				)
			})}
			<circle fill="var(--line)" cx="524" cy="132" r="40" />
			<circle fill="var(--room)" cx="520" cy="128" r="38" />
			<path
				fill="var(--line)"
				d="M500 106H540V112H500zM506 112H534V144H506zM498 144H542V150H498z"
			/>
			<path fill="var(--lamp)" d="M511 132H529V144H511z" />
			<path
				fill="none"
				stroke="var(--paint)"
				strokeWidth="4"
				strokeLinecap="round"
				d="M478 236H556c14 0 14-20 0-20H506c-10 0-14 6-20 14M478 236l-8-4 8-8"
			/>
			<path fill="var(--line)" d="M470 226h14v16h-14z" />
			<path
				fill="var(--paint)"
				d="M636 54 652 50 728 176 714 184zM748 50 732 46 690 184 706 186z"
			/>
			<circle fill="var(--line)" cx="709" cy="164" r="5" />
			<g fill="none" stroke="var(--line)" strokeWidth="14">
				<ellipse cx="744" cy="226" rx="22" ry="38" transform="rotate(-24 744 226)" />
				<ellipse cx="678" cy="228" rx="22" ry="38" transform="rotate(18 678 228)" />
			</g>
			<circle fill="none" stroke="var(--paint)" strokeWidth="20" cx="806" cy="100" r="32" />
			<circle fill="none" stroke="var(--line)" strokeWidth="4" cx="806" cy="100" r="21" />
		</svg>
	)
}
