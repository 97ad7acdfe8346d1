import Keys from '#site/art/objects/keys.svg?react'
import { LeaveForms, type LeaveFormsProps } from './LeaveForms.tsx'
import styles from './Leave.module.css'

type Props = LeaveFormsProps & { id: string; title: string; lede: string }

/** The first screen of the page on which people cancel or withdraw, and its forms. */
export function Leave({ id, title, lede, words, language, action }: Props) {
	return (
		<>
			<div className={`frame ${styles['head']}`}>
				<div>
					<h1>{title}</h1>
					<p>{lede}</p>
				</div>
				<Keys />
			</div>
			<section className={`frame ${styles['forms']}`} id={id}>
				<LeaveForms {...{ words, language, action }} />
			</section>
		</>
	)
}
