import styles from './HelpList.module.css'

type Tip = { readonly tip: string; readonly label?: string; readonly href?: string }

export function HelpList({ tips }: { tips: readonly Tip[] }) {
	return (
		<ol className={styles['tips']}>
			{tips.map(({ tip, label, href }) => (
				<li key={tip}>
					<span>{tip}</span> {href && <a href={href}>{label}</a>}
				</li>
			))}
		</ol>
	)
}
