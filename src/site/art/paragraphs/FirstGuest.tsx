import { Person } from './Person.tsx'

const chairs = [430, 514, 598, 682, 766]
const chair = 'M0 0h52v7H0zM4 7h6v60H4zM42 7h6v60h-6zM-2 67h56v8H-2zM2 75h6v41H2zM44 75h6v41h-6z'

/** A laid table with five empty chairs below a lamp, one coat on six hooks, and a guest at the open door. */
export function FirstGuest(props: React.SVGProps<SVGSVGElement>) {
	return (
		<svg {...props}>
			<path fill="var(--wall)" d="M0 0H900V330H0z" />
			<path fill="var(--plinth)" d="M0 276H900V330H0z" />
			<path fill="var(--paint)" d="M52 40H196V276H52z" />
			<path fill="var(--glass)" d="M64 52H184V276H64z" />
			<path fill="var(--slat)" d="M184 52l34-14v262l-34-20z" />
			<circle fill="var(--paint)" cx="210" cy="170" r="4" />
			<Person x={124} y={284} scale={2} fill="var(--paint)" />
			<path fill="var(--plinth)" d="M248 72H372V82H248z" />
			<path
				fill="var(--paint)"
				d="M258 78h5v14h-5zM280 78h5v14h-5zM302 78h5v14h-5zM324 78h5v14h-5zM346 78h5v14h-5z"
			/>
			<path
				fill="var(--blind)"
				d="M281 96c-8 4-14 8-17 18l-7 66 11 3 5-42v56h24v-56l5 42 11-3-7-66c-3-10-9-14-17-18z"
			/>
			<path fill="var(--plinth)" d="M618 0h4v58h-4z" />
			<path fill="var(--lamp)" d="M592 58h56l26 40H566z" />
			<path fill="var(--glow)" opacity=".28" d="M566 98H674L776 184H464z" />
			{chairs.map((x) => (
				<path key={x} fill="var(--glass)" transform={`translate(${x} 164)`} d={chair} />
			))}
			<path fill="var(--paint)" d="M396 206H852V218H396zM412 218h10v80h-10zM826 218h10v80h-10z" />
			{chairs.map((x) => (
				<path
					key={x}
					fill="var(--on-wall-soft)"
					transform={`translate(${x} 206)`}
					d="M4-4h32v4H4zM46-26h14l-2 14-4 3v6h5v3H47v-3h5v-6l-4-3z"
				/>
			))}
		</svg>
	)
}
