import { FinalCallSection } from '#components/sections/offers/FinalCallSection.tsx'
import { LeadForm } from '#components/sections/offers/LeadForm.tsx'
import { Anchor } from '#components/ui/Anchor.tsx'
import type { LeadFormWords } from '#words/schemas/lead-form.ts'
import type { Closing, CountryPage } from '#words/schemas/country.ts'
import styles from './RegionalClosingSection.module.css'

type Props = Closing & {
	path: string
	leadForm: LeadFormWords
	/** The source recorded for signups, such as `regional-us`. */
	source: string
	/** All regional pages, including this one. */
	pages: readonly Pick<CountryPage, 'name' | 'path' | 'language'>[]
}

/** The final call to action with the waitlist form, and links to the pages for other countries. */
export function RegionalClosingSection({
	path,
	pages,
	elsewhere,
	further,
	leadForm,
	source,
	...call
}: Props) {
	return (
		<FinalCallSection {...call}>
			<div className={styles['form']}>
				<LeadForm {...leadForm} source={source} />
			</div>
			<p className={styles['elsewhere']}>
				{further.map((link) => (
					<a key={link.href} href={link.href}>
						{link.label}
					</a>
				))}
			</p>
			<nav className={styles['elsewhere']} aria-label={elsewhere}>
				{pages.map((page) => (
					<Anchor
						key={page.path}
						href={page.path}
						hrefLang={page.language}
						lang={page.language}
						aria-current={page.path === path ? 'page' : undefined}
					>
						{page.name}
					</Anchor>
				))}
			</nav>
		</FinalCallSection>
	)
}
