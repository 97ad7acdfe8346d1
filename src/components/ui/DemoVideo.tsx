import { Icon } from '#components/art/Icon.tsx'
import type { Film, FilmCut, FilmWords } from '#content/types/country-page.ts'
import styles from './DemoVideo.module.css'
import { Disclosure } from './Disclosure.tsx'

type Props = Film & FilmWords & { language: string }

/** The tall cut is for phones; DemoVideo.module.css shapes the stage by the same rule. */
const phone = '(max-width: 520px)'

/**
 * The demo film. The picture behind the player is its poster: unlike the attribute it knows two
 * shapes and two formats, and a phone loads one file only. enhance/demo-video.ts takes over from
 * there. Without script a second player shows its own poster and the native controls.
 */
export function DemoVideo(film: Props) {
	const { cuts, poster, alternative, play } = film
	return (
		<figure className={styles['film']}>
			<div className={styles['stage']}>
				<picture>
					<source media={phone} type="image/avif" srcSet={cuts.portrait.poster.avif} />
					<source media={phone} srcSet={cuts.portrait.poster.jpg} />
					<source type="image/avif" srcSet={cuts.landscape.poster.avif} />
					<img
						loading="lazy"
						src={cuts.landscape.poster.jpg}
						width={cuts.landscape.width}
						height={cuts.landscape.height}
						alt={poster}
					/>
				</picture>
				<Player {...film} />
				<button className={styles['play']} type="button" hidden>
					<span>
						<Icon name="play" />
						{play}
					</span>
				</button>
				<noscript>
					<Player {...film} withPoster />
				</noscript>
			</div>
			<Disclosure summary={alternative.heading}>
				<ol className={styles['scenes']}>
					{alternative.scenes.map((scene) => (
						<li key={scene}>{scene}</li>
					))}
				</ol>
			</Disclosure>
		</figure>
	)
}

function Player(film: Props & { withPoster?: boolean }) {
	const { landscape, portrait } = film.cuts
	return (
		<video
			controls
			preload="none"
			playsInline
			aria-label={film.label}
			poster={film.withPoster ? landscape.poster.avif : undefined}
		>
			<Sources {...portrait} media={phone} />
			<Sources {...landscape} />
			<track kind="captions" default={film.withPoster} srcLang={film.language} {...film.captions} />
			{film.unsupported}
		</video>
	)
}

function Sources({ sources, media }: FilmCut & { media?: string }) {
	return sources.map((source) => <source key={source.src} media={media} {...source} />)
}
