import { SceneWindow } from '#site/art/windows/SceneWindow.tsx'
import { Silhouette } from '#site/art/windows/Silhouette.tsx'
import { Person } from './Person.tsx'

/** A house with a party in its window; outside, under the trees, somebody stands still. */
export function OneMinuteOutside(props: React.SVGProps<SVGSVGElement>) {
	return (
		<svg {...props}>
			<path fill="var(--glass)" d="M0 0H900V330H0z" />
			<path fill="var(--wall)" d="M0 20H430V290H0z" />
			<path fill="var(--plinth)" d="M0 10H442V22H0zM0 286H900V330H0zM0 240H430V246H0z" />
			<SceneWindow x={46} y={50} width={92} level={100} forecast={98}>
				<Silhouette name="crowd" />
			</SceneWindow>
			<SceneWindow x={178} y={50} width={92} level={100} forecast={98}>
				<Silhouette name="visitors" />
			</SceneWindow>
			<path fill="var(--paint)" d="M312 92h92v198h-92z" />
			<path fill="var(--plinth)" d="M322 102h72v184h-72z" />
			<path fill="var(--wall)" d="M334 116h48v66h-48zM334 196h48v78h-48z" />
			<path fill="var(--lamp)" d="M322 282h72v4h-72z" />
			<path fill="var(--lamp)" opacity=".3" d="M322 290h72l26 22H296z" />
			<circle fill="var(--lamp)" cx="388" cy="190" r="3.5" />
			<path
				fill="var(--wall)"
				d="M742 290v-84h-52V66h22V40h34V18h42v22h36v28h24v138h-90v84zM868 290v-60h-20V140h52v150z"
			/>
			<path fill="var(--paint)" opacity=".85" d="M520 30a26 26 0 1040 34 30 30 0 01-40-34z" />
			<Person x={604} y={306} scale={1.72} fill="var(--blind)" />
			<path fill="var(--blind)" opacity=".3" d="M588 306h32l60 24h-40z" />
		</svg>
	)
}
