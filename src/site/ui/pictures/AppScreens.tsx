import { AppScreenPicture } from '#site/art/screens/AppScreenPicture.tsx'
import type { AppScreenStep } from '#cms/reader/schemas/app-screens.ts'
import styles from './AppScreens.module.css'

export function AppScreens({ steps }: { steps: readonly AppScreenStep[] }) {
	return (
		<ul className={styles['screens']}>
			{steps.map(({ title, text, screen }) => (
				<li key={title}>
					<div className={styles['stand']}>
						<AppScreenPicture {...screen} />
					</div>
					<p className="small">
						<b>{title}</b> {text}
					</p>
				</li>
			))}
		</ul>
	)
}
