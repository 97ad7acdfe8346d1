/** How wide each tenant's name is written. */
const names = [52, 40, 60, 48, 36, 56]
const lit = 3

/** A brass bell panel: six names, and the one that is lit says "not tonight". */
export function Profile() {
	return (
		<>
			<path fill="var(--wall)" d="M0 0H400V300H0z" />
			<path fill="var(--paint)" d="M116 24H284V276H116z" />
			<path fill="var(--plinth)" d="M126 34H274V266H126z" />
			<path stroke="var(--wall)" strokeWidth="3" d="M172 45h56M172 51h56M172 57h56" />
			{names.map((width, row) => (
				<g key={width} transform={`translate(140 ${68 + 32 * row})`}>
					<path fill={row === lit ? 'var(--lamp)' : 'var(--blind)'} d="M0 0H88V23H0z" />
					<path
						fill={row === lit ? 'var(--coal)' : 'var(--on-wall-soft)'}
						d={`M9 10h${width}v4H9z`}
					/>
					<circle fill={row === lit ? 'var(--lamp)' : 'var(--paint)'} cx="110" cy="11.5" r="9" />
					<circle fill="var(--plinth)" opacity=".35" cx="110" cy="11.5" r="4" />
				</g>
			))}
		</>
	)
}
