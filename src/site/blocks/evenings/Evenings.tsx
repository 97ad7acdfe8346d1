import { WindowPicture } from '#site/art/windows/SashWindow.tsx'
import { Silhouette } from '#site/art/windows/Silhouette.tsx'
import { weekdayName } from '#values/dates/week.ts'
import type { BlockProps } from '#site/messages/shown-block.ts'
import styles from './Evenings.module.css'

export function Evenings({ id, evenings, plans, language, ...words }: BlockProps<'evenings'>) {
	const number = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' })
	return (
		<section className="wall" id={id}>
			<div className="frame section reading">
				<h2>{words.title}</h2>
				<div>
					<p>{words.text}</p>
					<ol className={styles['days']}>
						{evenings.map(({ level }, index) => (
							<li key={index}>
								<WindowPicture level={level}>
									<Silhouette
										name={
											plans.some(({ day: at, cost }) => at === index && cost > 0)
												? 'visitors'
												: 'reader'
										}
									/>
								</WindowPicture>
								<span>{weekdayName(index, language)}</span> <b>{level}</b>
							</li>
						))}
					</ol>
					<ul className={`ruled ${styles['plans']}`}>
						{plans.map((plan) => (
							<li key={`${plan.day}${plan.name}`}>
								<span>{weekdayName(plan.day, language)}</span> <span>{plan.name}</span>{' '}
								<b>
									{number.format(-plan.cost)} {words.points}
								</b>
							</li>
						))}
					</ul>
					<p className="small">{words.caption}</p>
				</div>
			</div>
		</section>
	)
}
