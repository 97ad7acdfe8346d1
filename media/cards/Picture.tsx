import type { FC } from 'react'
import Envelopes from '#site/art/objects/envelopes.svg?react'
import { ForecastWindow } from '#site/art/windows/ForecastWindow.tsx'
import FrontDoor from '#site/art/objects/front-door.svg?react'
import { SceneWindow } from '#site/art/windows/SceneWindow.tsx'
import { Silhouette } from '#site/art/windows/Silhouette.tsx'
import { Illustration, illustrations } from '#site/art/Illustration.tsx'
import { examplePlan } from '#site/week/rules/example-plan.ts'
import { forecast } from '#site/week/rules/forecast.ts'
import type { CardPicture, IllustrationName } from '#cms/reader/schemas/page.ts'

/** Every picture of a card except the week, which takes the whole card and is drawn by Card.tsx. */
export type PictureName = Exclude<CardPicture, 'week'>

type Props = { name: PictureName }

/** The contents of the page's picture, 400 by 300 units. */
export function Picture({ name }: Props) {
	if (isIllustration(name)) return <Illustration name={name} />
	const Borrowed = borrowed[name]
	return <Borrowed />
}

function EveningForecast() {
	return (
		<>
			<pattern id="paint-open-slats" width="100" height="9" patternUnits="userSpaceOnUse">
				<path fill="var(--blind)" d="M0 4.8H100V9H0z" />
				<path fill="var(--slat)" d="M0 7.8H100V9H0z" />
			</pattern>
			<path fill="var(--wall)" d="M0 0H400V300H0z" />
			{forecast(examplePlan).map((evening, day) => (
				<svg
					key={day}
					x={day < 4 ? 22 + day * 95 : 69 + (day - 4) * 95}
					y={day < 4 ? 12 : 158}
					width="70"
					height="131"
					viewBox="0 0 120 224"
					overflow="visible"
				>
					<ForecastWindow {...evening} />
				</svg>
			))}
		</>
	)
}

/** Drawings for the cards of pages without an illustration, mostly parts of the house front. */
const borrowed: Record<Exclude<PictureName, IllustrationName>, FC> = {
	closedBlind: () => (
		<>
			<path fill="var(--wall)" d="M0 0H400V300H0z" />
			<SceneWindow x={128} y={16} width={144} level={100} forecast={0} />
		</>
	),
	eveningForecast: () => <EveningForecast />,
	frontDoor: () => (
		<>
			<path fill="var(--wall)" d="M0 0H400V300H0z" />
			<svg x="136" y="0" width="128" height="300">
				<FrontDoor />
			</svg>
		</>
	),
	twoWindows: () => (
		<>
			<path fill="var(--wall)" d="M0 0H400V300H0z" />
			<SceneWindow x={64} y={30} width={126} level={56} forecast={56}>
				<Silhouette name="reader" />
			</SceneWindow>
			<SceneWindow x={210} y={30} width={126} level={76} forecast={76}>
				<Silhouette name="cat" />
			</SceneWindow>
		</>
	),
	envelopes: () => (
		<svg width="400" height="300" viewBox="61 0 426.7 320">
			<svg width="560" height="320">
				<Envelopes />
			</svg>
		</svg>
	),
}

function isIllustration(name: PictureName): name is IllustrationName {
	return name in illustrations
}
