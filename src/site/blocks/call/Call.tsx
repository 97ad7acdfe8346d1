import { WindowPicture } from '#site/art/windows/SashWindow.tsx'
import { LeadForm } from '#site/blocks/lead/LeadForm.tsx'
import { ButtonLink } from '#site/ui/controls/Button.tsx'
import type { BlockProps } from '#site/messages/shown-block.ts'
import styles from './Call.module.css'

export function Call(call: BlockProps<'call'>) {
	return call.levels ? <TestCall {...call} levels={call.levels} /> : <CentredCall {...call} />
}

function TestCall({ id, levels, ...call }: BlockProps<'call'> & { levels: number[] }) {
	return (
		<section className={`wall ${styles['ground']}`} id={id}>
			<div className={`frame section pair ${styles['call']}`}>
				<div>
					<Words {...call} />
				</div>
				<div className={styles['sizes']}>
					{levels.map((level) => (
						<WindowPicture key={level} level={level} forecast={100} />
					))}
				</div>
			</div>
		</section>
	)
}

function CentredCall({ id, form, further, elsewhere, ...call }: BlockProps<'call'>) {
	return (
		<section className={`frame ${styles['centred']}`} id={id}>
			<Words {...call} />
			{form && <LeadForm {...form} />}
			{further && (
				<p className={`row ${styles['elsewhere']}`}>
					{further.map((link) => (
						<a key={link.href} href={link.href}>
							{link.label}
						</a>
					))}
				</p>
			)}
			{elsewhere && (
				<nav className={`row ${styles['elsewhere']}`} aria-label={elsewhere}>
					{call.countries.map(({ name, path, language }) => (
						<a
							key={path}
							href={path}
							hrefLang={language}
							lang={language}
							aria-current={path === call.path ? 'page' : undefined}
						>
							{name}
						</a>
					))}
				</nav>
			)}
		</section>
	)
}

type WordsProps = Pick<BlockProps<'call'>, 'title' | 'text' | 'action' | 'terms'>

function Words({ title, text, action, terms }: WordsProps) {
	return (
		<>
			<h2>{title}</h2>
			<p>{text}</p>
			<ButtonLink href={action.href}>{action.label}</ButtonLink>
			{terms && <p className="small">{terms}</p>}
		</>
	)
}
