/** A bed and a night table with a lamp and a sheet of four columns. */
export function LastThing() {
	return (
		<>
			<path fill="var(--wall)" d="M0 0H900V330H0z" />
			<path fill="var(--plinth)" d="M0 296H900V330H0z" />
			<path fill="var(--glass)" d="M86 30H262V164H86z" />
			<path fill="var(--paint)" d="M214 52a26 26 0 1 0 20 40 24 24 0 0 1-20-40z" />
			<path
				fill="var(--paint)"
				fillRule="evenodd"
				d="M76 20H272V164H280V174H68V164H76zM86 30V164H169V30zM179 30V164H262V30z"
			/>
			<path fill="var(--line)" d="M20 150h14v160H20zM388 216h14v94h-14zM20 262H402V282H20z" />
			<path fill="var(--paint)" d="M40 206c0-14 10-18 24-18h58c14 0 20 8 20 18v22H40z" />
			<path
				fill="var(--blind)"
				d="M34 228H330c36 0 58 8 58 34H34zM126 228c10-22 50-30 90-30h94c50 0 78 20 78 64H126z"
			/>
			<path fill="var(--slat)" d="M126 228c2-10 8-18 20-22v56h-20z" />
			<path fill="var(--glow)" opacity=".28" d="M494 128H586L640 222H440z" />
			<path fill="var(--line)" d="M536 128h8v82h-8zM514 210h52v12h-52z" />
			<path fill="var(--lamp)" d="M514 58H566L592 128H488z" />
			<path fill="var(--slat)" d="M440 222H660V236H440zM452 236H648V310H452z" />
			<path fill="var(--line)" d="M464 246H636V270H464zM464 278H636V302H464z" />
			<path fill="var(--paint)" d="M544 258h12v4h-12zM544 290h12v4h-12zM590 206H644V222H590z" />
			<path fill="var(--line)" d="M590 206H644V210H590z" />
			<g transform="translate(690 52)">
				<path fill="var(--paint)" d="M0 0H172V224H0z" />
				<path fill="var(--line)" d="M0 0H172V22H0z" />
				<circle fill="var(--on-wall-soft)" cx="86" cy="11" r="5" />
				<path
					stroke="var(--line)"
					strokeWidth="2"
					opacity=".5"
					d="M47 22V224M88 22V224M129 22V224M6 52H166M6 82H166M6 112H166M6 142H166M6 172H166M6 202H166"
				/>
				<path
					fill="none"
					stroke="var(--line)"
					strokeWidth="3.5"
					strokeLinecap="round"
					strokeLinejoin="round"
					d="M16 34l6 6 10-8M58 32h16l-8 12M100 34l14 8M142 32v12l14-6M16 64h16v10M60 62l14 12M100 66c8-8 12 8 18-2M142 64h14M18 94c6-8 10 8 14 0M60 94h14M100 92v12h14M142 92l14 12M16 122l14 12M60 124h14M100 122c6 10 10 0 16 10"
				/>
			</g>
		</>
	)
}
