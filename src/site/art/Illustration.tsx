import type { FC, SVGProps } from 'react'
import type { IllustrationName } from '#cms/reader/schemas/page.ts'
import Brazil from './scenes/brazil.svg?react'
import Drained from './scenes/drained.svg?react'
import Emergency from './scenes/emergency.svg?react'
import Germany from './scenes/germany.svg?react'
import { Guide } from './scenes/Guide.tsx'
import HowWeWork from './scenes/how-we-work.svg?react'
import India from './scenes/india.svg?react'
import IntrovertGuide from './scenes/introvert-guide.svg?react'
import IntrovertTest from './scenes/introvert-test.svg?react'
import MbtiTest from './scenes/mbti-test.svg?react'
import NotFound from './scenes/not-found.svg?react'
import Pins from './scenes/pins.svg?react'
import Productivity from './scenes/productivity.svg?react'
import Profile from './scenes/profile.svg?react'
import Psychology from './scenes/psychology.svg?react'
import { Quotes } from './scenes/Quotes.tsx'
import Recharge from './scenes/recharge.svg?react'
import { rooms } from './scenes/Room.tsx'
import ServerError from './scenes/server-error.svg?react'
import Tracker from './scenes/tracker.svg?react'
import UnitedKingdom from './scenes/united-kingdom.svg?react'
import { UnitedStates } from './scenes/UnitedStates.tsx'

type Props = {
	name: IllustrationName
	/** The alternative text. Without it the illustration is decorative. */
	title?: string
}

/** The scene of each name. */
export const illustrations: Record<IllustrationName, FC<SVGProps<SVGSVGElement>>> = {
	guide: Guide,
	howWeWork: HowWeWork,
	tracker: Tracker,
	drained: Drained,
	recharge: Recharge,
	quotes: Quotes,
	psychology: Psychology,
	emergency: Emergency,
	profile: Profile,
	pins: Pins,
	introvertGuide: IntrovertGuide,
	productivity: Productivity,
	introvertTest: IntrovertTest,
	mbtiTest: MbtiTest,
	us: UnitedStates,
	gb: UnitedKingdom,
	in: India,
	de: Germany,
	br: Brazil,
	notFound: NotFound,
	serverError: ServerError,
	...rooms,
}

/** An illustration. Its gradients are in <PaintServers>, which the layout renders. */
export function Illustration({ name, title }: Props) {
	const Scene = illustrations[name]
	return (
		<Scene
			role={title ? 'img' : undefined}
			aria-label={title}
			aria-hidden={title ? undefined : true}
		/>
	)
}
