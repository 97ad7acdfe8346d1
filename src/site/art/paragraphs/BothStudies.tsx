/** Two open books that face each other below a lamp, with slips at the places that disagree, and drawers of cards. */
export function BothStudies(props: React.SVGProps<SVGSVGElement>) {
	return (
		<svg {...props}>
			<path fill="var(--wall)" d="M0 0H900V330H0z" />
			<path fill="var(--glow)" opacity=".2" d="M262 96H386L548 250H100z" />
			<path
				fill="var(--line)"
				d="M40 250H608V266H40zM66 266H80V330H66zM568 266H582V330H568zM320 0h8v40h-8z"
			/>
			<path fill="var(--lamp)" d="M292 40H356L392 96H256z" />
			<path fill="var(--slat)" d="M76 238H308V250H76zM340 238H572V250H340z" />
			<path
				fill="var(--paint)"
				d="M84 238V168c36-12 76-10 108 8 32-18 72-20 108-8v70zM348 238V168c36-12 76-10 108 8 32-18 72-20 108-8v70z"
			/>
			<path
				fill="var(--blind)"
				d="M190 176h4v62h-4zM454 176h4v62h-4zM222 150h18v40h-18zM408 150h18v40h-18z"
			/>
			<path
				fill="none"
				stroke="var(--line)"
				strokeWidth="3"
				d="M104 188c22-5 46-4 68 3M104 202c22-5 46-4 68 3M104 216c18-4 32-4 46 0M212 206c22-6 46-8 68-3M212 220c16-4 30-6 44-3M368 188c22-5 46-4 68 3M368 202c22-5 46-4 68 3M476 192c22-6 46-8 68-3M476 206c22-6 46-8 68-3M476 220c12-4 20-5 30-4"
			/>
			<path fill="var(--slat)" d="M650 34H864V330H650z" />
			{[0, 1, 2, 3].map((row) => (
				<g key={row} transform={`translate(662 ${46 + 70 * row})`}>
					<path fill="var(--blind)" d="M0 0H90V58H0zM100 0H190V58H100z" />
					<path fill="var(--paint)" d="M24 12H66V28H24zM124 12H166V28H124z" />
					<path
						fill="var(--line)"
						d="M38 38H52V44H38zM138 38H152V44H138zM30 18H56V22H30zM130 18H154V22H130z"
					/>
				</g>
			))}
			<path fill="var(--paint)" d="M770 170H846V198H770z" />
			<path fill="var(--room)" d="M776 162H852V192H776z" />
			<path fill="var(--blind)" d="M754 186H858V254H754z" />
			<path fill="var(--paint)" d="M782 202H830V220H782z" />
			<path fill="var(--line)" d="M790 209H818V213H790zM798 232H814V239H798z" />
		</svg>
	)
}
