import { SceneWindow } from '#site/art/windows/SceneWindow.tsx'
import { Silhouette } from '#site/art/windows/Silhouette.tsx'

const car =
	'M0 74V44h34L62 8h96l38 36h44c10 0 16 6 16 16v14h-20a24 24 0 00-48 0H74a24 24 0 00-48 0zM28 78a22 22 0 1144 0 22 22 0 01-44 0M190 78a22 22 0 1144 0 22 22 0 01-44 0'
const panes = 'M70 18h36v26H50zM114 18h40l28 26h-68z'

/** A house where people are still up, with two cars in front: one waits, the other leaves with its lights on. */
export function TwoCars(props: React.SVGProps<SVGSVGElement>) {
	return (
		<svg {...props}>
			<path fill="var(--glass)" d="M0 0H900V330H0z" />
			<path fill="var(--wall)" d="M470 30H900V290H470z" />
			<path fill="var(--plinth)" d="M458 20H900V32H458zM0 286H900V330H0z" />
			<SceneWindow x={520} y={58} width={84} level={100} forecast={98}>
				<Silhouette name="visitors" />
			</SceneWindow>
			<SceneWindow x={782} y={58} width={84} level={0} forecast={60} />
			<path fill="var(--paint)" d="M648 92h92v198h-92z" />
			<path fill="var(--plinth)" d="M658 102h72v184h-72z" />
			<path fill="var(--wall)" d="M670 116h48v66h-48zM670 196h48v78h-48z" />
			<circle fill="var(--lamp)" cx="724" cy="190" r="3.5" />
			<path fill="var(--wall)" d="M60 290v-76H20V120h24V98h78v22h22v94h-46v76z" />
			<path fill="var(--lamp)" opacity=".24" d="M196 262L0 232V316z" />
			<g transform="matrix(-1 0 0 1 452 208)">
				<path fill="var(--blind)" d={car} />
				<path fill="var(--glass)" d={panes} />
				<path fill="var(--lamp)" d="M246 50h10v14h-10z" />
				<path
					fill="var(--paint)"
					d="M40 78a10 10 0 1120 0 10 10 0 01-20 0M202 78a10 10 0 1120 0 10 10 0 01-20 0"
				/>
			</g>
			<g transform="translate(570 216)">
				<path fill="var(--slat)" d={car} />
				<path fill="var(--glass)" d={panes} />
				<path
					fill="var(--paint)"
					d="M40 78a10 10 0 1120 0 10 10 0 01-20 0M202 78a10 10 0 1120 0 10 10 0 01-20 0"
				/>
			</g>
		</svg>
	)
}
