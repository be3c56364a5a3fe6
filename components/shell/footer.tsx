import { useLocale, useTranslations } from 'next-intl'
import { Art } from '@/components/ui/art'
import { MailAddress } from '@/components/ui/mail-link'
import { listLegalPages } from '@/lib/pages'
import { navigationSections } from '@/lib/sections'
import { listSocialLinks } from '@/lib/site'
import { SocialIcon } from './social-icon'

/** The footer of every page. @param landing href of the landing page; empty on the landing page itself */
export function Footer({ landing = '' }: { landing?: string }) {
  const t = useTranslations()
  const locale = useLocale()
  const socialLinks = listSocialLinks(locale)
  const hasProfile = socialLinks.some(({ href }) => href !== '#')
  return (
    <footer className="footer edge-hills">
      <div className="page-column footer-grid">
        <div>
          <p className="footer-title">{t('footer.title')}</p>
          <p className="footer-description">{t('footer.description')}</p>
          <Art name="nori-asleep" width={420} height={180} className="footer-nori" />
        </div>
        <div>
          <h2>{t('footer.linksTitle')}</h2>
          <ul>
            {navigationSections.map((section) => (
              <li key={section}>
                <a href={`${landing}#${section}`}>{t(`nav.${section}`)}</a>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2>{t('footer.contactTitle')}</h2>
          <a href={`mailto:${t('footer.email')}`}>
            <span>
              <MailAddress />
            </span>
          </a>
        </div>
        {/* Hidden from screen readers while it contains only placeholders. */}
        <div aria-hidden={hasProfile ? undefined : true}>
          <h2>{t('footer.socialTitle')}</h2>
          <ul className="footer-social">
            {socialLinks.map(({ id, href }) => (
              <li key={id} aria-hidden={(hasProfile && href === '#') || undefined}>
                <a
                  className="footer-social-link"
                  href={href}
                  rel={href === '#' ? undefined : 'external'}
                  aria-label={t(`footer.social.${id}`)}
                  tabIndex={href === '#' ? -1 : undefined}
                >
                  <SocialIcon id={id} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2>{t('footer.legalTitle')}</h2>
          <ul>
            {listLegalPages(locale).map(({ key, href }) => (
              <li key={key}>
                <a href={href} target="_blank" rel="noopener">
                  {t(`footer.${key}`)}
                  <span className="sr-only">{` (${t('shell.newTab')})`}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className="page-column footer-copyright">
        {t.rich('footer.copyright', {
          year: () => (
            // An inline script replaces the year of the build (client/before-hydration/show-year.ts).
            <time suppressHydrationWarning>{new Date().getFullYear()}</time>
          ),
        })}
      </p>
    </footer>
  )
}
