/**
 * All pages except those that `tools/check-size.mjs` measures. Hashed file names don't compress, and in the
 * shell those of every page would be part of each first visit. A visit that starts on one of these pages
 * waits for one more small file.
 */
export const AttentionPage = () => import('../../features/attention/AttentionPage.tsx');
export const CrewPunchPage = () => import('../../features/clock/crew/CrewPunchPage.tsx');
export const DailyLogPage = () => import('../pages/DailyLogPage.tsx');
export const CostCodesPage = () => import('../../features/cost-codes/CostCodesPage.tsx');
export const ImportCodesPage = () => import('../../features/cost-codes/import/ImportCodesPage.tsx');
export const BudgetGridPage = () => import('../../features/costs/grid/BudgetGridPage.tsx');
export const ImportBudgetPage = () => import('../../features/costs/import/ImportBudgetPage.tsx');
export const CompanySignInPage = () =>
  import('../../features/company-sign-in/CompanySignInPage.tsx');
export const CrewPage = () => import('../../features/crews/CrewPage.tsx');
export const CrewsPage = () => import('../../features/crews/CrewsPage.tsx');
export const IconToolsPage = () => import('../../features/icon-tools/IconToolsPage.tsx');
export const ImportPage = () => import('../../features/invite/import/ImportPage.tsx');
export const InvitationsPage = () => import('../../features/invite/InvitationsPage.tsx');
export const HelpPage = () => import('../../features/help/HelpPage.tsx');
export const HelpTopicPage = () => import('../../features/help/HelpTopicPage.tsx');
export const JsaPage = () => import('../../features/jsas/JsaPage.tsx');
export const JsasPage = () => import('../../features/jsas/JsasPage.tsx');
export const LibraryPage = () => import('../../features/jsas/LibraryPage.tsx');
export const KiosksPage = () => import('../../features/kiosks/KiosksPage.tsx');
export const NotificationsPage = () => import('../../features/notifications/NotificationsPage.tsx');
export const EditOrderPage = () => import('../../features/orders/form/EditOrderPage.tsx');
export const NewOrderPage = () => import('../../features/orders/form/NewOrderPage.tsx');
export const OrderLinkPage = () => import('../../features/orders/link/OrderLinkPage.tsx');
export const OrdersPage = () => import('../../features/orders/list/OrdersPage.tsx');
export const OrderPage = () => import('../../features/orders/page/OrderPage.tsx');
export const ImportVendorsPage = () =>
  import('../../features/orders/vendors/import/ImportVendorsPage.tsx');
export const VendorPage = () => import('../../features/orders/vendors/VendorPage.tsx');
export const VendorsPage = () => import('../../features/orders/vendors/VendorsPage.tsx');
export const JobRatesPage = () => import('../../features/pay/JobRatesPage.tsx');
export const CertifiedPayrollPage = () =>
  import('../../features/payroll/certified/CertifiedPayrollPage.tsx');
export const ImportFiguresPage = () =>
  import('../../features/payroll/certified/import/ImportFiguresPage.tsx');
export const PayrollExportPage = () => import('../../features/payroll/PayrollExportPage.tsx');
export const PayrollMappingPage = () => import('../../features/payroll/PayrollMappingPage.tsx');
export const PayrollPage = () => import('../../features/payroll/PayrollPage.tsx');
export const PayrollPeriodPage = () => import('../../features/payroll/PayrollPeriodPage.tsx');
export const PhotosPage = () => import('../../features/photos/PhotosPage.tsx');
export const ConsolePage = () => import('../../features/platform/ConsolePage.tsx');
export const DeletionRequestsPage = () => import('../../features/profile/DeletionRequestsPage.tsx');
export const ProjectsPage = () => import('../../features/projects/list/ProjectsPage.tsx');
export const SitePage = () => import('../../features/projects/sites/SitePage.tsx');
export const HazardPage = () => import('../../features/safety/hazard/HazardPage.tsx');
export const IncidentsPage = () => import('../../features/safety/incidents/IncidentsPage.tsx');
export const NewHazardPage = () => import('../../features/safety/report/NewHazardPage.tsx');
export const RiskMatrixPage = () => import('../../features/safety/matrix/RiskMatrixPage.tsx');
export const DialoguePage = () => import('../../features/sarah/DialoguePage.tsx');
export const SarahPage = () => import('../../features/sarah/SarahPage.tsx');
export const JoinPage = () => import('../../features/session/JoinPage.tsx');
export const NewPasswordPage = () => import('../../features/session/NewPasswordPage.tsx');
export const OpenAppPage = () => import('../../features/session/OpenAppPage.tsx');
export const SignUpPasswordPage = () => import('../../features/session/SignUpPasswordPage.tsx');
export const TicketFormPage = () => import('../../features/tickets/TicketFormPage.tsx');
export const TicketPage = () => import('../../features/tickets/TicketPage.tsx');
export const TicketsPage = () => import('../../features/tickets/TicketsPage.tsx');
export const ExceptionsPage = () =>
  import('../../features/timesheets/exceptions/ExceptionsPage.tsx');
export const MySheetPage = () => import('../../features/timesheets/MySheetPage.tsx');
export const PersonSheetPage = () => import('../../features/timesheets/PersonSheetPage.tsx');
export const WeekGridPage = () => import('../../features/timesheets/grid/WeekGridPage.tsx');
export const TimesheetsPage = () => import('../../features/timesheets/TimesheetsPage.tsx');
export const AuditLogPage = () => import('../audit/AuditLogPage.tsx');
export const ApprovalsPage = () => import('../pages/ApprovalsPage.tsx');
export const BrandingAdminPage = () => import('../pages/BrandingAdminPage.tsx');
export const EmployeesPage = () => import('../pages/EmployeesPage.tsx');
export const KioskPage = () => import('../pages/KioskPage.tsx');
export const MorePage = () => import('../pages/MorePage.tsx');
export const MyProfilePage = () => import('../pages/MyProfilePage.tsx');
export const OnboardingPage = () => import('../pages/OnboardingPage.tsx');
export const PaperPages = () => import('../pages/PaperPages.tsx');
export const PersonAdminPage = () => import('../pages/PersonAdminPage.tsx');
export const ProjectTabPages = () => import('../pages/ProjectTabPages.tsx');
export const SafetyHomePage = () => import('../pages/SafetyHomePage.tsx');
export const SchedulePages = () => import('../pages/SchedulePages.tsx');
export const SettingsPages = () => import('../pages/SettingsPages.tsx');
export const TrackingPage = () => import('../pages/TrackingPage.tsx');
export const VisitPage = () => import('../pages/VisitPage.tsx');
export const ReportsPage = () => import('../../features/reports/ReportsPage.tsx');
export const ChecklistsPage = () => import('../../features/checklists/ChecklistsPage.tsx');
export const ChecklistPage = () => import('../../features/checklists/ChecklistPage.tsx');
export const TemplatesPage = () => import('../../features/checklists/templates/TemplatesPage.tsx');
export const TemplatePage = () => import('../../features/checklists/templates/TemplatePage.tsx');
export const EquipmentListPage = () => import('../../features/equipment/EquipmentListPage.tsx');
export const LabelsPage = () => import('../../features/equipment/LabelsPage.tsx');
export const EquipmentPage = () => import('../../features/equipment/EquipmentPage.tsx');
export const ClaimsPage = () => import('../../features/orders/claims/ClaimsPage.tsx');
export const ReceiptsPage = () => import('../../features/orders/receipts/ReceiptsPage.tsx');
export const ReceiptPage = () => import('../../features/orders/receipts/ReceiptPage.tsx');
export const ChangeOrderFormPage = () =>
  import('../../features/costs/changes/ChangeOrderFormPage.tsx');
export const ChangeOrderPage = () => import('../../features/costs/changes/ChangeOrderPage.tsx');
export const WorkInProgressPage = () => import('../../features/costs/wip/WorkInProgressPage.tsx');
export const DataPage = () => import('../../features/data-rights/DataPage.tsx');
export const ChangeOrderLinkPage = () =>
  import('../../features/change-order-link/ChangeOrderLinkPage.tsx');
export const InboxPage = () => import('../../features/notifications/InboxPage.tsx');
