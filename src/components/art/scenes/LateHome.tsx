import { FrontDoor } from '#components/art/FrontDoor.tsx'
import { HungWindow } from '#components/art/HungWindow.tsx'

/** Home late: hardly any light left upstairs, and a lamp above the door all the same. */
export function LateHome() {
	return (
		<>
			<path fill="var(--wall)" d="M0 0H400V300H0z" />
			<path fill="var(--plinth)" d="M0 268H400V300H0z" />
			<HungWindow x={70} y={42} width={96} level={6} forecast={30} />
			<ellipse fill="url(#paint-halo)" cx="290" cy="60" rx="110" ry="124" />
			<FrontDoor x="240" y="32" width="100" height="236" />
		</>
	)
}
