import { Illustration } from '#site/art/Illustration.tsx'
import { ButtonLink } from '#site/ui/controls/Button.tsx'
import type { Notice } from '#cms/reader/schemas/page.ts'
import styles from './NoticeSection.module.css'

export function NoticeSection({ illustration, kicker, title, text, action }: Notice) {
	return (
		<section className={`frame section pair ${styles['notice']}`}>
			<div>
				<p className={`kicker ${styles['kicker']}`}>{kicker}</p>
				<h1>{title}</h1>
				<p className={`lede ${styles['text']}`}>{text}</p>
				<ButtonLink href={action.href}>{action.label}</ButtonLink>
			</div>
			<Illustration name={illustration} />
		</section>
	)
}
