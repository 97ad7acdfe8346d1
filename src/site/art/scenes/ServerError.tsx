const breakers = [0, 1, 2, 3, 4, 5, 6, 7]
const trippedBreaker = 5

/** A fuse box with one tripped breaker, and a burning candle. */
export function ServerError(props: React.SVGProps<SVGSVGElement>) {
	return (
		<svg viewBox="0 0 400 300" {...props}>
			<path fill="var(--wall)" d="M0 0H400V300H0z" />
			<path stroke="var(--blind)" strokeWidth="8" d="M136 0V40M160 0V40M184 0V40" />
			<path fill="var(--paint)" d="M96 36H256V232H96z" />
			<path fill="var(--plinth)" d="M106 46H246V222H106z" />
			<path fill="var(--blind)" d="M256 36l58-18v232l-58-18z" />
			<path fill="var(--slat)" d="M266 46l38-11v72l-38 5z" />
			{breakers.map((index) => (
				<Breaker
					key={index}
					x={116 + 31 * (index % 4)}
					y={60 + 82 * Math.floor(index / 4)}
					isOn={index !== trippedBreaker}
				/>
			))}
			<path fill="var(--plinth)" d="M306 262H400V270H306z" />
			<path fill="var(--paint)" d="M344 214h16v40h-16zM332 254h40v8h-40z" />
			<circle fill="url(#paint-halo)" cx="352" cy="194" r="70" />
			<path fill="var(--lamp)" d="M352 176c10 14 10 30 0 32-10-2-10-18 0-32z" />
		</svg>
	)
}

function Breaker({ x, y, isOn }: { x: number; y: number; isOn: boolean }) {
	return (
		<g transform={`translate(${x} ${y})`}>
			<path fill="var(--paint)" d="M0 0H27V66H0z" />
			<path fill="var(--glass)" d="M7 18H20V50H7z" />
			<path fill={isOn ? 'var(--lamp)' : 'var(--blind)'} d="M9 6h9v6H9z" />
			<path fill="var(--blind)" d={isOn ? 'M7 18H20V33H7z' : 'M7 35H20V50H7z'} />
		</g>
	)
}
