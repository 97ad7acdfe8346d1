import type { Settings } from './settings.ts'

/**
 * Settings built into the pages, by name. The build saves them with the pages, so that the server can warn about
 * differences.
 *
 * @example builtIn(readSettings({})).SITE_URL // 'https://innervolt.example'
 */
export function buildSettings(
	settings: Pick<
		Settings,
		'addresses' | 'siteLanguages' | 'operator' | 'analytics' | 'pricesIncludeVat'
	>,
) {
	const { addresses, siteLanguages, operator, analytics, pricesIncludeVat } = settings
	return {
		SITE_URL: addresses.site,
		SITE_LANGUAGES: siteLanguages,
		API_URL: addresses.api,
		APP_URL: addresses.app,
		PRODUCT_URL: addresses.product,
		ANALYTICS: analytics,
		OPERATOR_NAME: operator.name,
		OPERATOR_ADDRESS: operator.address,
		OPERATOR_COUNTRY: operator.country,
		PAYMENT_PROVIDER: operator.paymentProvider,
		PRICES_INCLUDE_VAT: pricesIncludeVat,
	}
}
