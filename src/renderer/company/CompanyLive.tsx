import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useCompany } from "./company-context";
import { companyNews } from "./people";

/** Says who asks, comes, goes and comes back, to those who do not see the list. */
export function CompanyLive() {
  const { t } = useTranslation();
  const { company } = useCompany();
  const before = useRef(company);
  const [said, setSaid] = useState("");
  useEffect(() => {
    const news = companyNews(before.current, company);
    before.current = company;
    if (news.length > 0) setSaid(news.map(({ what, name }) => t(`company.news.${what}`, { name })).join(" "));
  }, [company, t]);
  return (
    <div className="visually-hidden" role="status" aria-live="polite" data-testid="company-live">
      {said}
    </div>
  );
}
