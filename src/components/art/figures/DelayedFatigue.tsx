/** Two windows beside a dashed line at the usual level: lit above it at once, below it three hours later. */
export function DelayedFatigue() {
	return (
		<svg viewBox="0 0 600 190" aria-hidden="true">
			<Pane x={60} light={112} />
			<Pane x={410} light={52} />
			<path fill="none" stroke="var(--ink)" strokeWidth="2" d="M205 95H385M371 87l14 8-14 8" />
			<path
				fill="none"
				stroke="var(--ink)"
				strokeWidth="2"
				strokeDasharray="3 7"
				d="M20 95H190M400 95H580"
			/>
		</svg>
	)
}

function Pane({ x, light }: { x: number; light: number }) {
	return (
		<g transform={`translate(${x})`}>
			<path fill="var(--glass)" d="M8 8H112V182H8z" />
			<path fill="var(--lamp)" d={`M8 ${182 - light}H112V182H8z`} />
			<path
				fill="var(--paint)"
				stroke="var(--line)"
				fillRule="evenodd"
				d="M0 0H120V190H0zM8 8V91H56V8zM64 8V91H112V8zM8 99V182H56V99zM64 99V182H112V99z"
			/>
		</g>
	)
}
