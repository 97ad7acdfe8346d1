/** Widths of the bars that represent the names. */
const nameWidths = [52, 40, 60, 48, 36, 56]
const litRow = 3

/** A bell panel with six names, one of them lit. */
export function Profile(props: React.SVGProps<SVGSVGElement>) {
	return (
		<svg viewBox="0 0 400 300" {...props}>
			<path fill="var(--wall)" d="M-2000-2000H2400V300H-2000z" />
			<path fill="var(--paint)" d="M116 24H284V276H116z" />
			<path fill="var(--plinth)" d="M126 34H274V266H126z" />
			<path stroke="var(--wall)" strokeWidth="3" d="M172 45h56M172 51h56M172 57h56" />
			{nameWidths.map((width, row) => (
				<g key={width} transform={`translate(140 ${68 + 32 * row})`}>
					<path fill={row === litRow ? 'var(--lamp)' : 'var(--blind)'} d="M0 0H88V23H0z" />
					<path
						fill={row === litRow ? 'var(--coal)' : 'var(--on-wall-soft)'}
						d={`M9 10h${width}v4H9z`}
					/>
					<circle fill={row === litRow ? 'var(--lamp)' : 'var(--paint)'} cx="110" cy="11.5" r="9" />
					<circle fill="var(--plinth)" opacity=".35" cx="110" cy="11.5" r="4" />
				</g>
			))}
		</svg>
	)
}
