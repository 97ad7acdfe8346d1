import { Icon } from '#site/art/icons/Icon.tsx'
import type { BlockProps } from '#site/messages/shown-block.ts'
import styles from './DemoVideo.module.css'
import { Disclosure } from '#site/ui/text/Disclosure.tsx'

type Film = BlockProps<'front'>['film']
type Props = Film & { language: string }

/** The media query that selects the portrait cut of the video. DemoVideo.module.css has the same condition. */
const phoneMedia = '(max-width: 520px)'

/**
 * The demo video. Its poster is a <picture>, because the `poster` attribute cannot offer two aspect ratios and
 * two formats. site/scripts/demo-video.ts enables the play button; without scripts, a second <video> with native
 * controls and a `poster` attribute is rendered instead. With scripts, the controls appear on playback, because they
 * are expensive to lay out. Captions are off by default: the picture shows the same sentences.
 */
export function DemoVideo(video: Props) {
	const { cuts, chapters, poster, alternative, play } = video
	return (
		<figure>
			<div className={styles['stage']}>
				<picture data-scripted>
					<source media={phoneMedia} type="image/avif" srcSet={cuts.portrait.poster.avif} />
					<source media={phoneMedia} srcSet={cuts.portrait.poster.jpg} />
					<source type="image/avif" srcSet={cuts.landscape.poster.avif} />
					<img
						loading="lazy"
						src={cuts.landscape.poster.jpg}
						width={cuts.landscape.width}
						height={cuts.landscape.height}
						alt={poster}
					/>
				</picture>
				<Player {...video} />
				<button className={styles['play']} type="button" hidden>
					<span>
						<Icon name="play" />
						{play}
					</span>
				</button>
				<noscript>
					<Player {...video} withPoster />
				</noscript>
			</div>
			<ol className={styles['chapters']} aria-label={chapters.name} data-scripted>
				{chapters.list.map(({ from, name }) => (
					<li key={from}>
						<button type="button" value={from}>
							<svg viewBox="0 0 25 34" aria-hidden="true">
								<path d="M0 0H25V34H0z" />
								<path d="M2 2H11.5V14H2zM13.5 2H23V14H13.5zM2 16H11.5V32H2zM13.5 16H23V32H13.5z" />
							</svg>
							<span>{name}</span>
						</button>
					</li>
				))}
			</ol>
			<Disclosure summary={alternative.heading}>
				<ol className="plain">
					{alternative.scenes.map((scene) => (
						<li key={scene}>{scene}</li>
					))}
				</ol>
			</Disclosure>
		</figure>
	)
}

function Player(video: Props & { withPoster?: boolean }) {
	const { landscape, portrait } = video.cuts
	return (
		<video
			controls={video.withPoster}
			data-scripted={video.withPoster ? undefined : ''}
			preload="none"
			playsInline
			aria-label={video.label}
			poster={video.withPoster ? landscape.poster.avif : undefined}
		>
			<VideoSources {...portrait} media={phoneMedia} />
			<VideoSources {...landscape} />
			<track kind="captions" srcLang={video.language} {...video.captions} />
			{video.unsupported}
		</video>
	)
}

function VideoSources({ sources, media }: Film['cuts']['portrait'] & { media?: string }) {
	return sources.map((source) => <source key={source.src} media={media} {...source} />)
}
