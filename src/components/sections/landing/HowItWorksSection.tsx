import { AppScreenPicture } from '#components/art/screens/AppScreenPicture.tsx'
import { Claims } from '#components/ui/Claims.tsx'
import type { HowItWorks } from '#words/schemas/landing.ts'
import styles from './HowItWorksSection.module.css'

/** The definition, then three steps, each with a screen of the app, cut out, on a shelf above its caption. */
export function HowItWorksSection({ title, text, steps, claims }: HowItWorks) {
	return (
		<section className={styles['how']} id="how">
			<div className={`frame list ${styles['top']}`}>
				<h2>{title}</h2>
				<p>{text}</p>
			</div>
			<div className={`frame ${styles['shelf']}`}>
				{steps.map((step, index) => (
					<div className={styles['step']} key={step.title}>
						<div className={styles['stand']}>
							<AppScreenPicture {...step.screen} isCutOut />
						</div>
						<div className={styles['caption']}>
							<h3>{step.title}</h3>
							<p>{step.text}</p>
							{index === steps.length - 1 && <Claims claims={claims} />}
						</div>
					</div>
				))}
			</div>
		</section>
	)
}
