import { SceneWindow } from '#site/art/windows/SceneWindow.tsx'

const chair = 'M0 0h46v7H0zM3 7h6v58H3zM37 7h6v58h-6zM-2 65h50v8H-2zM1 73h6v40H1zM39 73h6v40h-6z'
const cup = 'M0 0h30v20c0 8-30 8-30 0zM30 3h6c9 0 9 13 0 13h-6v-4h5c4 0 4-5 0-5h-5zM-5 27h40v4H-5z'
const seats = [486, 560, 634, 708]

/** Two cups below a bright window; a birthday cake with four chairs below a dim one. */
export function FriendOrRelatives(props: React.SVGProps<SVGSVGElement>) {
	return (
		<svg {...props}>
			<path fill="var(--wall)" d="M0 0H900V330H0z" />
			<path fill="var(--plinth)" d="M0 276H900V330H0zM446 0h8v276h-8z" />
			<SceneWindow x={56} y={48} width={88} level={88} forecast={90} />
			<SceneWindow x={782} y={48} width={78} level={18} forecast={22} />
			<g fill="var(--slat)">
				<path transform="translate(192 178)" d={chair} />
				<path transform="translate(372 178)" d={chair} />
			</g>
			<path fill="var(--paint)" d="M222 206H392V216H222zM300 216h14v74h-14zM270 290h74v8h-74z" />
			<g fill="var(--on-wall-soft)">
				<path transform="translate(250 175)" d={cup} />
				<path transform="matrix(-1 0 0 1 366 175)" d={cup} />
			</g>
			{seats.map((x) => (
				<path key={x} fill="var(--glass)" transform={`translate(${x} 178)`} d={chair} />
			))}
			<path fill="var(--paint)" d="M470 214H770V224H470zM484 224h9v76h-9zM748 224h9v76h-9z" />
			<path fill="var(--on-wall-soft)" d="M560 206h120v8H560zM574 164h92v42h-92z" />
			<path fill="var(--blind)" d="M574 164h92v14h-12v8h-14v-8h-14v10h-14v-10h-14v6h-14v-6h-10z" />
			<path
				fill="var(--paint)"
				d="M588 136h5v28h-5zM606 136h5v28h-5zM624 136h5v28h-5zM642 136h5v28h-5z"
			/>
			<path
				fill="var(--lamp)"
				d="M587 124h7v12h-7zM605 124h7v12h-7zM623 124h7v12h-7zM641 124h7v12h-7z"
			/>
		</svg>
	)
}
