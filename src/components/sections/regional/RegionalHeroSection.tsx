import { Flag } from '#components/art/Flag.tsx'
import { Claims } from '#components/ui/Claims.tsx'
import { DemoVideo } from '#components/ui/DemoVideo.tsx'
import { MainCall } from '#components/ui/MainCall.tsx'
import type {
	CountryFront,
	CountryPage,
	Film,
	FilmWords,
	RegionalHero,
} from '#words/schemas/country.ts'
import styles from './RegionalHeroSection.module.css'
import { RegionalHouse } from './RegionalHouse.tsx'

type Props = RegionalHero &
	Pick<CountryPage, 'flag'> & {
		front: CountryFront
		film: Film & FilmWords
		language: string
	}

/** The headline above the country's week as a house front; below it the features, the demo video and its claims. */
export function RegionalHeroSection({ flag, badge, headline, front, ...words }: Props) {
	return (
		<div className={styles['sky']}>
			<div className={`frame ${styles['words']}`}>
				<p className={styles['badge']}>
					<Flag country={flag} />
					{badge}
				</p>
				<h1>{headline}</h1>
				<div className={styles['about']}>
					<p className={styles['lede']}>{words.subheadline}</p>
					<MainCall action={words.action} terms={words.terms} devices={words.devices} />
				</div>
			</div>
			<RegionalHouse {...front} country={flag} />
			<div className={styles['night']}>
				<div className="frame reading">
					<ul className={styles['features']}>
						{words.features.map((feature) => (
							<li key={feature}>{feature}</li>
						))}
					</ul>
					<div>
						<DemoVideo {...words.film} language={words.language} />
						<Claims claims={words.claims} className={styles['claims']} />
					</div>
				</div>
			</div>
		</div>
	)
}
