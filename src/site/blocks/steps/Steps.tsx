import { AppScreenPicture } from '#site/art/screens/AppScreenPicture.tsx'
import { ClaimList } from '#site/ui/text/ClaimList.tsx'
import type { BlockProps } from '#site/messages/shown-block.ts'
import shelf from '#site/blocks/shelf.module.css'
import styles from './Steps.module.css'

export function Steps({ id, title, text, steps }: BlockProps<'steps'>) {
	return (
		<section className={styles['how']} id={id}>
			<div className={`frame ${shelf['shelf']} ${styles['steps']}`}>
				<div className={styles['top']}>
					<h2>{title}</h2>
					<p>{text}</p>
				</div>
				{steps.map((step) => (
					<article className={styles['step']} key={step.title}>
						<div className={styles['stand']}>
							<AppScreenPicture {...step.screen} isCutOut />
						</div>
						<div className={styles['caption']}>
							<h3 className="minor">{step.title}</h3>
							<p>{step.text}</p>
							<ClaimList claims={step.claims} />
						</div>
					</article>
				))}
			</div>
		</section>
	)
}
