import { ClaimsForm } from './ClaimsForm.tsx'
import { ContactForm } from './ContactForm.tsx'
import { CrisisForm } from './CrisisForm.tsx'
import { ListsForm } from './ListsForm.tsx'
import { PeriodsForm } from './PeriodsForm.tsx'
import { PricesForm } from './PricesForm.tsx'
import { ProductForm } from './ProductForm.tsx'
import { PromisesForm } from './PromisesForm.tsx'
import type { SectionName } from './sections.ts'
import type { Facts } from './useFacts.ts'

/** One of the forms of the facts. */
export function SectionForm({ facts, name }: { facts: Facts; name: SectionName }) {
	switch (name) {
		case 'precios':
			return <PricesForm facts={facts} />
		case 'afirmaciones':
			return <ClaimsForm facts={facts} />
		case 'testimonios':
			return <ListsForm key={name} facts={facts} kind="testimonials" />
		case 'preguntas':
			return <ListsForm key={name} facts={facts} kind="questions" />
		case 'crisis':
			return <CrisisForm facts={facts} />
		case 'contacto':
			return <ContactForm facts={facts} />
		case 'producto':
			return <ProductForm facts={facts} />
		case 'plazos':
			return <PeriodsForm facts={facts} />
		case 'promesas':
			return <PromisesForm facts={facts} />
		default:
			return name satisfies never
	}
}
