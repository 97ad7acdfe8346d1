import { Flag } from '#site/art/flags/Flag.tsx'
import { ClaimList } from '#site/ui/text/ClaimList.tsx'
import { MainCall } from '#site/ui/links/MainCall.tsx'
import { DemoVideo } from './DemoVideo.tsx'
import type { BlockProps } from '#site/messages/shown-block.ts'
import styles from './FrontHero.module.css'
import { FrontHouse } from './FrontHouse.tsx'

export function FrontHero({ country, badge, title, front, ...words }: BlockProps<'front'>) {
	return (
		<div className={styles['sky']}>
			<div className={`frame ${styles['words']}`}>
				<p className={`beside small ${styles['badge']}`}>
					<Flag country={country} />
					{badge}
				</p>
				<h1>{title}</h1>
				<div className={`pair ${styles['about']}`}>
					<p className={`lede ${styles['lede']}`}>{words.lede}</p>
					<MainCall action={words.action} terms={words.terms} devices={words.devices} />
				</div>
			</div>
			<FrontHouse {...front} />
			<div className={`dark-ground ${styles['night']}`}>
				<div className="frame reading">
					<ul className={`ruled ${styles['features']}`}>
						{words.features.map((feature) => (
							<li key={feature}>{feature}</li>
						))}
					</ul>
					<div>
						<DemoVideo {...words.film} language={words.locale} />
						<ClaimList claims={words.claims} className={styles['claims']} />
					</div>
				</div>
			</div>
		</div>
	)
}
