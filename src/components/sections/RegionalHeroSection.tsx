import { Flag } from '#components/art/Flag.tsx'
import { Illustration } from '#components/art/Illustration.tsx'
import { Roof } from '#components/art/Roof.tsx'
import { Claims } from '#components/ui/Claims.tsx'
import { DemoVideo } from '#components/ui/DemoVideo.tsx'
import { MainCall } from '#components/ui/MainCall.tsx'
import type { CountryPage, Film, FilmWords, RegionalHero } from '#content/types/country-page.ts'
import styles from './RegionalHeroSection.module.css'

type Props = RegionalHero &
	Pick<CountryPage, 'flag'> & {
		film: Film & FilmWords
		language: string
	}

/** The headline and illustration for a country, above the demo video. */
export function RegionalHeroSection({ flag, badge, headline, ...words }: Props) {
	return (
		<div className={styles['sky']}>
			<div className={`frame pair ${styles['words']}`}>
				<div>
					<p className={styles['badge']}>
						<Flag country={flag} />
						{badge}
					</p>
					<h1>{headline}</h1>
					<p className={styles['lede']}>{words.subheadline}</p>
					<MainCall action={words.action} terms={words.terms} devices={words.devices} />
					<Claims claims={words.claims} className={styles['claims']} />
				</div>
				<Illustration name={flag} />
			</div>
			<Roof />
			<div className={`wall ${styles['wall']}`}>
				<div className="frame list">
					<ul className={styles['features']}>
						{words.features.map((feature) => (
							<li key={feature}>{feature}</li>
						))}
					</ul>
					<DemoVideo {...words.film} language={words.language} />
				</div>
			</div>
		</div>
	)
}
