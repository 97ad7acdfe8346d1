import type { FC } from 'react'
import { Envelopes } from '#components/art/Envelopes.tsx'
import { FrontDoor } from '#components/art/FrontDoor.tsx'
import { SceneWindow } from '#components/art/SceneWindow.tsx'
import { Silhouette } from '#components/art/Silhouette.tsx'
import { Illustration, illustrations } from '#components/art/Illustration.tsx'
import type { CardPicture, IllustrationName } from '#content/types/page.ts'

/** Every picture but the week, which takes a whole card. */
export type PictureName = Exclude<CardPicture, 'week'>

type Props = { name: PictureName }

/** What the page's picture shows, 400 by 300 units. */
export function Picture({ name }: Props) {
	if (isIllustration(name)) return <Illustration name={name} />
	const Borrowed = borrowed[name]
	return <Borrowed />
}

/** Pages without a picture of their own borrow a part of the house. */
const borrowed: Record<Exclude<PictureName, IllustrationName>, FC> = {
	closedBlind: () => (
		<>
			<path fill="var(--wall)" d="M0 0H400V300H0z" />
			<SceneWindow x={128} y={16} width={144} level={100} forecast={0} />
		</>
	),
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
