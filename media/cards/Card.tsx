import FrontDoor from '#site/art/objects/front-door.svg?react'
import { SceneWindow } from '#site/art/windows/SceneWindow.tsx'
import Logo from '#site/art/objects/logo.svg?react'
import { PaintServers } from '#site/art/windows/PaintServers.tsx'
import { Roof } from '#site/art/windows/Roof.tsx'
import { Silhouette } from '#site/art/windows/Silhouette.tsx'
import type { Day } from '#cms/reader/schemas/drawings.ts'
import type { SocialCard } from '#cms/reader/schemas/page.ts'
import { siteName } from '#cms/reader/facts/product.ts'
import { Picture, type PictureName } from './Picture.tsx'

type Props = Omit<SocialCard, 'alternative'> & {
	/** A BCP 47 tag. It decides where long words are hyphenated. */
	language: string
	days: readonly Day[]
}

/** A title with more characters than this is set in a smaller size. */
const longTitle = 42

const sheet = `
svg { font-family: Ysabeau; font-feature-settings: 'lnum' }
h1 { margin: 0; font-weight: 350; font-size: 76px; line-height: 1.02; letter-spacing: -.025em; color: var(--ink); text-wrap: balance; hyphens: manual }
h1.long { font-size: 66px }
h1.wide { font-size: 126px; font-weight: 345; line-height: 1.2; letter-spacing: -.03em; white-space: nowrap }
div { display: flex; align-items: center; height: 100% }`

/**
 * A page's card for link previews, 1200 by 630: the page's title and picture above the plinth of the house. The site's
 * name is written on the plinth.
 */
export function Card({ title, picture, note, language, days }: Props) {
	return (
		<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
			<style>{sheet}</style>
			<PaintServers />
			<path fill="url(#paint-sky)" d="M0 0H1200V540H0z" />
			{picture === 'week' ? (
				<Week title={title} days={days} />
			) : (
				<Pair title={title} language={language} picture={picture} />
			)}
			<path fill="var(--plinth)" d="M0 540H1200V630H0z" />
			<svg x="56" y="566" width="27" height="38" color="var(--on-wall)">
				<Logo />
			</svg>
			<text x="98" y="596" fontSize="33" fontWeight="560" fill="var(--on-wall)">
				{siteName()}
			</text>
			<text x="1144" y="594" textAnchor="end" fontSize="27" fontWeight="480" fill="var(--on-wall)">
				{note}
			</text>
		</svg>
	)
}

/** The title beside the picture, as on the page; without a title, the picture in the middle of a wall. */
function Pair({
	title,
	language,
	picture,
}: {
	title: string
	language: string
	picture: PictureName
}) {
	if (title === '') {
		return (
			<>
				<path fill="var(--wall)" d="M0 0H1200V540H0z" />
				<svg x="240" width="720" height="540" viewBox="0 0 400 300">
					<Picture name={picture} />
				</svg>
				<path fill="var(--plinth)" d="M233 0h7V540h-7zM960 0h7V540h-7z" />
			</>
		)
	}
	return (
		<>
			<foreignObject x="56" y="36" width="404" height="468">
				<div>
					<h1 lang={language} className={title.length > longTitle ? 'long' : undefined}>
						{title}
					</h1>
				</div>
			</foreignObject>
			<svg x="480" width="720" height="540" viewBox="0 0 400 300">
				<Picture name={picture} />
			</svg>
			<path fill="var(--plinth)" d="M473 0h7V540h-7z" />
		</>
	)
}

/**
 * The title over the house front with its seven windows and the door, as on the landing page; without a title, no
 * words.
 */
function Week({ title, days }: { title: string; days: readonly Day[] }) {
	return (
		<>
			{title !== '' && (
				<foreignObject x="56" y="24" width="1120" height="176">
					<div>
						<h1 className="wide">{title}</h1>
					</div>
				</foreignObject>
			)}
			<svg y="199" width="1200" height="64" overflow="visible">
				<Roof />
			</svg>
			<path fill="var(--wall)" d="M0 263H1200V540H0z" />
			<path fill="var(--plinth)" d="M0 263H1200v7H0z" />
			{days.map((day, index) => (
				<g key={day.name} transform={`translate(${56 + index * 139})`}>
					<SceneWindow {...day} forecast={day.level} x={0} y={302} width={104}>
						<Silhouette name={day.silhouette} />
					</SceneWindow>
					{title !== '' && (
						<text
							x="52"
							y="525"
							textAnchor="middle"
							fontSize="24"
							fontWeight="480"
							fill={day.level < 20 ? 'var(--lamp)' : 'var(--on-wall)'}
						>
							{day.name}
						</text>
					)}
				</g>
			))}
			<svg x="1032" y="289" width="107" height="251">
				<FrontDoor />
			</svg>
		</>
	)
}
