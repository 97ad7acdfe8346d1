import { Person } from './Person.tsx'

const counters = [0, 1, 2, 3]
const queue = [96, 168, 240, 322, 404, 476, 566, 640, 712, 790]

/** Four counters, the last with its shutter down, and a queue of ten with a parcel. */
export function ErrandDay(props: React.SVGProps<SVGSVGElement>) {
	return (
		<svg {...props}>
			<path fill="var(--wall)" d="M0 0H900V330H0z" />
			<path fill="var(--plinth)" d="M0 276H900V330H0z" />
			{counters.map((counter) => (
				<g key={counter} transform={`translate(${54 + 204 * counter} 30)`}>
					<path
						fill="var(--paint)"
						d="M0 0H180V12H0zM0 12H8V130H0zM172 12H180V130H172zM-8 130H188V140H-8z"
					/>
					<path fill={counter === 3 ? 'url(#paint-slats)' : 'var(--glass)'} d="M8 12H172V130H8z" />
					<path fill="var(--slat)" d="M0 140H180V246H0z" />
					{counter < 3 && (
						<path
							fill="var(--blind)"
							d="M62 130v-20c0-22 14-28 30-28s30 6 30 28v20zM78 64a14 15 0 1128 0 14 15 0 01-28 0"
						/>
					)}
				</g>
			))}
			{queue.map((x, index) => (
				<Person key={x} x={x} y={312} scale={index % 3 === 1 ? 1.72 : 1.86} fill="var(--line)" />
			))}
			<path fill="var(--paint)" d="M416 212h58v46h-58z" />
			<path fill="var(--slat)" d="M441 212h8v46h-8zM416 231h58v7h-58z" />
		</svg>
	)
}
